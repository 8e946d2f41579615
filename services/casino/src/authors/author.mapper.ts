import {
  type Author,
  authorEntity,
  type Byline,
  type PublicAuthor,
} from '@slots/contracts/casino/authors';
import { publicAnswer, staffAnswer } from '@slots/mongo/entity';
import type { AuthorRecord } from './author.model.ts';

export const toStaffAuthor = (author: AuthorRecord): Author => staffAnswer(authorEntity, author);
export const toPublicAuthor = (author: AuthorRecord): PublicAuthor =>
  publicAnswer(authorEntity, author);

export const toByline = ({ name, slug, role, picture }: AuthorRecord): Byline => ({
  name,
  slug,
  role,
  picture,
});
