import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  SAVED_VIEW_NOT_FOUND,
  type SavedView,
  updateSavedView,
} from '@slots/contracts/identity/saved-views';
import type { FakeGateway } from './fake-gateway.ts';

/** A person's saved views in tests. */
export interface FakeViews {
  views: SavedView[];
}

/** Gives a gateway the calls on saved views. */
export function viewsOn(gateway: FakeGateway): FakeViews {
  const fake: FakeViews = { views: [] };
  const of = (id: number) => fake.views.find((view) => view.id === id);

  gateway.on(listSavedViews, ({ query: { list } }) => ({
    status: 200,
    body: fake.views.filter((view) => list === undefined || view.list === list),
  }));
  gateway.on(createSavedView, ({ body }) => {
    if (fake.views.some(({ list, name }) => list === body.list && name === body.name)) {
      return { refuse: 409, message: createSavedView.messages[409] };
    }
    const id = Math.max(0, ...fake.views.map((view) => view.id)) + 1;
    const view: SavedView = { ...body, id, createdAt: '2026-11-21T03:00:00.000Z' };
    fake.views.push(view);
    return { status: 201, body: view };
  });
  gateway.on(updateSavedView, ({ params, body }) => {
    const view = of(params.id);
    if (!view) return { refuse: 404, message: SAVED_VIEW_NOT_FOUND };
    Object.assign(view, body);
    return { status: 200, body: view };
  });
  gateway.on(deleteSavedView, ({ params }) => {
    fake.views = fake.views.filter(({ id }) => id !== params.id);
    return { status: 200, body: { message: 'View deleted successfully' } };
  });
  return fake;
}
