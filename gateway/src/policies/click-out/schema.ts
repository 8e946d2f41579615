/** The policy `click-out` takes no parameters. */
export const schema = { $id: 'urn:slots:gateway:policy:click-out', type: 'object' };
