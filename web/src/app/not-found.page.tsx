import { data } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { PageHead } from '../head/page-head.tsx';
import { LinkButton } from '../ui/button.tsx';

export const loader = () => () => data(null, { status: 404 });

export function Component() {
  return (
    <div className="container-page py-16">
      <PageHead title="Page Not Found" description="There is no page at this address." unlisted />
      <h1 className="text-title font-extrabold">Page Not Found</h1>
      <LinkButton to={paths.home}>Home</LinkButton>
    </div>
  );
}
