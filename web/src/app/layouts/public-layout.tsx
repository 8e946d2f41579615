import { Outlet } from 'react-router-dom';
import { MAIN_ID } from './root-layout.tsx';

export function Component() {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
