/** The policy `same-origin` takes no parameters: what it needs is in the route. */
export const schema = {
  $id: 'urn:slots:gateway:policy:same-origin',
  type: 'object',
};
