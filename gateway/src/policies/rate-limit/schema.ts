/** The policy `rate-limit` takes no parameters: what it needs is in the route. */
export const schema = {
  $id: 'urn:slots:gateway:policy:rate-limit',
  type: 'object',
};
