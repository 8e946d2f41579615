import { getDemoEarnings, removeDemoEarnings } from '@slots/contracts/affiliate/demo-earnings';
import { editorOf } from '@slots/http-kit/entity-tag';
import { type Route, route } from '@slots/http-kit/route';
import type { DemoEarnings } from './demo-earnings.service.ts';

export function createDemoEarningsRoutes({ demo }: { demo: DemoEarnings }): Route[] {
  return [
    route(getDemoEarnings, async () => ({
      status: 200,
      body: { present: await demo.arePresent() },
    })),
    route(removeDemoEarnings, async ({ reader }) => ({
      status: 200,
      body: await demo.remove(editorOf(reader)),
    })),
  ];
}
