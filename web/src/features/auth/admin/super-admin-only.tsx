import { ScreensFor } from './access-screens.tsx';

/** Guards the screens of super administrators, inside the dashboard's own sign-in check. */
export function Component() {
  return <ScreensFor access="super" />;
}
