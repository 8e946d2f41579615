/** The policy `local` takes no parameters. */
export const schema = { $id: 'urn:slots:gateway:policy:local', type: 'object' };
