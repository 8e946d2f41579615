import { createApiKey } from '@slots/contracts/identity/api-keys';
import type { SessionUser } from '@slots/contracts/identity/auth';
import type { KeyRight } from '@slots/contracts/key-rights';
import { MAX_API_KEY_NAME_LENGTH } from '@slots/contracts/text-limits';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { AnswerOf } from '../../../../api/endpoint.ts';
import { isProblem } from '../../../../api/problem.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { failureMessage } from '../../../../ui/failure-message.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { boundTo } from '../../../../ui/form-fields.ts';
import { InputField } from '../../../../ui/input.tsx';
import { SelectField } from '../../../../ui/select.tsx';
import { useBeingMade } from '../../../../ui/shown-once.tsx';
import { useCreateApiKeyMutation } from '../../api-keys.api.ts';
import { isReadOnly, servicesFor } from './key-services.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const ENDS = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
] as const;

const NONE = { value: 'none', label: 'No access' };
const READ = { value: 'read', label: 'Read' };
const WRITE = { value: 'write', label: 'Read and write' };

const momentIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

interface KeyDraft {
  readonly name: string;
  readonly days: string;
  /** By owner: none, read or write. */
  readonly access: Readonly<Record<string, string>>;
}

export type MadeApiKey = AnswerOf<typeof createApiKey>;

interface NewApiKeyDialogProps {
  readonly role: SessionUser['role'];
  readonly onMade: (made: MadeApiKey) => void;
  readonly onClose: () => void;
}

/** Makes an API key. */
export function NewApiKeyDialog({ role, onMade, onClose }: NewApiKeyDialogProps) {
  const services = servicesFor(role);
  const [create] = useCreateApiKeyMutation();
  const [failure, setFailure] = useState<string>();
  const { register, control, handleSubmit, formState, setError } = useForm<KeyDraft>({
    defaultValues: {
      name: '',
      days: ENDS[1].value,
      access: Object.fromEntries(services.map(({ owner }) => [owner, NONE.value])),
    },
  });
  useBeingMade(formState.isSubmitting);
  const field = boundTo({ register, formState });

  const submit = handleSubmit(async ({ name, days, access }) => {
    setFailure(undefined);
    const rights = services.flatMap(({ owner }): KeyRight[] => {
      if (access[owner] === WRITE.value) return [`${owner}:write`];
      return access[owner] === READ.value ? [`${owner}:read`] : [];
    });
    const body = { name, rights, expiresAt: momentIn(Number(days)) };
    const fault = createApiKey.body.safeParse(body).error?.issues[0];
    if (fault?.path[0] === 'name') {
      setError('name', { message: fault.message }, { shouldFocus: true });
      return;
    }
    if (fault) {
      setFailure('Please allow the key at least one part of the portal.');
      return;
    }
    const { data, error } = await create({ body });
    if (data) onMade(data);
    else if (error) {
      setFailure(failureMessage(error, 'The key could not be created. Please try again.'));
      if (isProblem(error) && error.errors?.some(({ path }) => path === 'name')) {
        setError('name', { message: failureMessage(error, '') }, { shouldFocus: true });
      }
    }
  });

  return (
    <FormDialog
      title="New API Key"
      description="It can do what you allow here, and never more than your own account."
      submitLabel="Make Key"
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <InputField
        label="Name"
        required
        hint="The program that will use it"
        {...field('name')}
        maxLength={MAX_API_KEY_NAME_LENGTH}
      />
      <Controller
        control={control}
        name="days"
        render={({ field: { value, onChange } }) => (
          <SelectField
            label="Ends"
            required
            options={ENDS}
            value={value}
            onValueChange={onChange}
          />
        )}
      />
      {services.map((service) => (
        <Controller
          key={service.owner}
          control={control}
          name={`access.${service.owner}`}
          render={({ field: { value, onChange } }) => (
            <SelectField
              label={service.label}
              options={isReadOnly(service) ? [NONE, READ] : [NONE, READ, WRITE]}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
      ))}
      {failure !== undefined && <Alert variant="danger">{failure}</Alert>}
    </FormDialog>
  );
}
