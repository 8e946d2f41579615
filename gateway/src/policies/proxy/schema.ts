/** The policy `proxy` takes no parameters: what it needs is in the route. */
export const schema = {
  $id: 'urn:slots:gateway:policy:proxy',
  type: 'object',
};
