import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Checkbox, Labelled, RadioGroup, Switch } from '../../ui/choice.tsx';
import { InputField, TextareaField } from '../../ui/input.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { SelectField } from '../../ui/select.tsx';
import { Specimen } from './specimen.tsx';

const FRUIT = [
  { value: 'cherry', label: 'Cherry' },
  { value: 'lemon', label: 'Lemon' },
  { value: 'plum', label: 'Plum' },
];

const BADGES = [
  'neutral',
  'tint',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  'outline',
] as const;

function Buttons() {
  return (
    <>
      <Button>Primary</Button>
      <Button variant="accent">Accent</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="danger">
        <Trash2 aria-hidden />
        Delete
      </Button>
      <Button variant="link">Link</Button>
      <Button disabled>Disabled</Button>
      <Button busy>Saving...</Button>
      <Button size="sm">Small</Button>
      <Button size="lg">Large</Button>
      <IconButton label="Add">
        <Plus aria-hidden />
      </IconButton>
      <LinkButton to={paths.home} variant="secondary">
        A link
      </LinkButton>
    </>
  );
}

/** Buttons, fields, choices, and small marks. */
export function KitControls() {
  const [fruit, setFruit] = useState('cherry');
  const [chips, setChips] = useState(['Canada', 'Malta']);
  return (
    <>
      <Specimen title="Buttons">
        <Buttons />
      </Specimen>
      <Specimen title="Fields">
        <InputField
          label="Name"
          hint="As it is shown to visitors"
          required
          className="w-72"
          placeholder="Emerald Spins"
        />
        <InputField
          label="Slug"
          error="This slug is taken"
          className="w-72"
          defaultValue="emerald-spins"
        />
        <InputField label="Disabled" className="w-72" disabled defaultValue="Cannot be changed" />
        <TextareaField label="Description" className="w-72" />
        <SelectField
          label="Fruit"
          className="w-72"
          options={FRUIT}
          value={fruit}
          onValueChange={setFruit}
        />
      </Specimen>
      <Specimen title="Choices">
        <Labelled label="Remember me">{(id) => <Checkbox id={id} defaultChecked />}</Labelled>
        <Labelled label="Some of them">
          {(id) => <Checkbox id={id} checked="indeterminate" />}
        </Labelled>
        <Labelled label="Not possible">{(id) => <Checkbox id={id} disabled />}</Labelled>
        <Labelled label="Published" hint="Visitors see it at once">
          {(id) => <Switch id={id} defaultChecked />}
        </Labelled>
        <RadioGroup aria-label="Fruit" options={FRUIT} defaultValue="lemon" />
      </Specimen>
      <Specimen title="Badges, chips, marks">
        {BADGES.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
        <Chip>Plain</Chip>
        {chips.map((chip) => (
          <Chip
            key={chip}
            removeLabel={`Remove ${chip}`}
            onRemove={() => setChips(chips.filter((other) => other !== chip))}
          >
            {chip}
          </Chip>
        ))}
        <Avatar name="admin" />
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </Specimen>
    </>
  );
}
