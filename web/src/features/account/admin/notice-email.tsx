import type { SecondFactors } from '@slots/contracts/identity/second-factor';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'sonner';
import { isProblem } from '../../../api/problem.ts';
import { useSetNoticeEmailMutation } from '../../../api/second-factor.api.ts';
import { Button } from '../../../ui/button.tsx';
import { failureMessage } from '../../../ui/failure-message.ts';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { InputField } from '../../../ui/input.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';

const FAILED = 'Failed to save the e-mail address.';

/** Where a notice goes when one signs in from a network that is new. */
export function NoticeEmail({ own }: { readonly own: SecondFactors }) {
  const [edited, setEdited] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [save, { isLoading }] = useSetNoticeEmailMutation();
  const email = edited ?? own.noticeEmail ?? '';
  const typed = email.trim() === '' ? null : email.trim();
  if (edited !== undefined && typed === own.noticeEmail) setEdited(undefined);
  useUnsavedChanges(typed !== own.noticeEmail);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { error } = await save({ body: { email: typed } });
    setRefused(undefined);
    if (!error) toast.success('E-mail address saved.');
    else if (isProblem(error) && error.status === 400) setRefused(failureMessage(error, FAILED));
    else failureToast(error, FAILED);
  }

  return (
    <form
      noValidate
      className="flex max-w-md flex-col gap-3 border-t border-line pt-5"
      onSubmit={(event) => void submit(event)}
    >
      <InputField
        label="E-mail for sign-in notices"
        hint={
          own.noticesSent
            ? 'You get a message when somebody signs in to your account from a new network. Leave it empty to turn this off.'
            : 'No mail server is configured, so no messages are sent.'
        }
        error={refused}
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ currentTarget }) => setEdited(currentTarget.value)}
      />
      <Button type="submit" variant="secondary" className="self-start" busy={isLoading}>
        Save e-mail
      </Button>
    </form>
  );
}
