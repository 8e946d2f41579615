import type { Editor } from '@slots/http-kit/entity-tag';
import { Schema } from 'mongoose';

const options = { _id: false, id: false } as const;

/** The field of a model that holds who changed the record last; null when that was no person. */
export const lastEditor = {
  type: new Schema<Editor>(
    { id: Number, username: String, key: new Schema({ id: Number, name: String }, options) },
    options,
  ),
  default: null,
};
