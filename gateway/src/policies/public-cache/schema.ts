/** The policy `public-cache` takes no parameters: what may be kept is in the route. */
export const schema = { $id: 'urn:slots:gateway:policy:public-cache', type: 'object' };
