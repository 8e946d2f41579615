/** Parameters of the policy `route`. */
export const schema = {
  $id: 'urn:slots:gateway:policy:route',
  type: 'object',
  properties: {
    table: { enum: ['contracts', 'site'], description: 'What requests are looked up in' },
  },
  required: ['table'],
};
