import {
  createAuthor,
  deleteAuthor,
  getAuthor,
  listAuthors,
  updateAuthor,
} from '@slots/contracts/casino/authors';
import { editOf, editorOf, tagged } from '@slots/http-kit/entity-tag';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import { toStaffAuthor } from './author.mapper.ts';
import type { AuthorsService } from './authors.service.ts';

export function createAuthorRoutes(authors: AuthorsService): Route[] {
  return [
    okRoute(listAuthors, async () => (await authors.list()).map(toStaffAuthor)),
    route(createAuthor, async ({ body, reader }) => {
      const author = await authors.create(body, editorOf(reader));
      return {
        status: 201,
        body: toStaffAuthor(author),
        headers: { ...tagged(author), Location: `/api/authors/${author._id}` },
      };
    }),
    route(getAuthor, async ({ params }) => {
      const author = await authors.get(params.id);
      return { status: 200, body: toStaffAuthor(author), headers: tagged(author) };
    }),
    route(updateAuthor, async ({ params, body, reader, headers }) => {
      const author = await authors.update(params.id, body, editOf(reader, headers));
      return { status: 200, body: toStaffAuthor(author), headers: tagged(author) };
    }),
    okRoute(deleteAuthor, async ({ params, reader, headers }) => {
      await authors.remove(params.id, editOf(reader, headers));
      return { message: 'Author deleted successfully.' };
    }),
  ];
}
