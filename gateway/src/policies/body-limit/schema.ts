/** The policy `body-limit` takes no parameters: what it needs is in the route. */
export const schema = {
  $id: 'urn:slots:gateway:policy:body-limit',
  type: 'object',
};
