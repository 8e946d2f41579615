import { getDemoEarnings, removeDemoEarnings } from '@slots/contracts/affiliate/demo-earnings';
import { editorOf } from '@slots/http-kit/entity-tag';
import { okRoute, type Route } from '@slots/http-kit/route';
import type { DemoEarnings } from './demo-earnings.service.ts';

export function createDemoEarningsRoutes({ demo }: { demo: DemoEarnings }): Route[] {
  return [
    okRoute(getDemoEarnings, async () => ({ present: await demo.arePresent() })),
    okRoute(removeDemoEarnings, ({ reader }) => demo.remove(editorOf(reader))),
  ];
}
