import { useLocation } from 'react-router-dom';
import { isProblem } from '../../../api/problem.ts';
import { Button } from '../../../ui/button.tsx';
import { useBeginAgeCheckMutation } from '../game-token.api.ts';

/** Leads to the age verification, and from there back to this page. */
export function AgeCheckButton() {
  const { pathname } = useLocation();
  const [begin, { error, isLoading }] = useBeginAgeCheckMutation();

  async function go(): Promise<void> {
    const { data } = await begin({ body: { returnTo: pathname } });
    if (data) window.location.assign(data.url);
  }

  return (
    <>
      <Button variant="link" className="text-current!" busy={isLoading} onClick={() => void go()}>
        Verify my age
      </Button>
      {error !== undefined && (
        <span className="block">
          {(isProblem(error) && error.message) ||
            'The age check could not be started. Please try again in a moment.'}
        </span>
      )}
    </>
  );
}
