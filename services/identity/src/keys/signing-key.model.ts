import { type Connection, type Model, Schema } from 'mongoose';

export interface SigningKeyRecord {
  /** 1, 2, 3 …: two replicas that make the next key at once cannot both succeed. */
  _id: number;
  kid: string;
  publicKey: { x: string; y: string };
  /** PKCS 8, encrypted. */
  privateKey: string;
  createdAt: Date;
  /** From when on it signs: later than it verifies, so that everybody knows it by then. */
  signsFrom: Date;
}

export function signingKeyModel(connection: Connection): Model<SigningKeyRecord> {
  const schema = new Schema<SigningKeyRecord>(
    {
      _id: { type: Number, required: true },
      kid: { type: String, required: true },
      publicKey: {
        type: new Schema({ x: String, y: String }, { _id: false }),
        required: true,
      },
      privateKey: { type: String, required: true },
      createdAt: { type: Date, required: true },
      signsFrom: { type: Date, required: true },
    },
    { versionKey: false },
  );
  return connection.model<SigningKeyRecord>('SigningKey', schema, 'signingKeys');
}
