/** The policy `access` takes no parameters: what it needs is in the route. */
export const schema = {
  $id: 'urn:slots:gateway:policy:access',
  type: 'object',
};
