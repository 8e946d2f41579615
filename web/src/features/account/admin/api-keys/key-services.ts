import type { SessionUser } from '@slots/contracts/identity/auth';
import type { KeyRight } from '@slots/contracts/key-rights';

interface KeyService {
  /** The owner of the calls. */
  readonly owner: 'casino' | 'catalog' | 'affiliate' | 'identity' | 'gateway';
  readonly label: string;
  /** Only super administrators have anything to do there. */
  readonly forSuper?: true;
}

const SERVICES: readonly KeyService[] = [
  { owner: 'casino', label: 'Casinos, promotions and reference data' },
  { owner: 'catalog', label: 'Games and imports' },
  { owner: 'affiliate', label: 'Affiliates, clicks and earnings' },
  { owner: 'identity', label: 'Users', forSuper: true },
  { owner: 'gateway', label: 'Activity', forSuper: true },
];

/** The parts of the portal that a key of a user with this role can be given access to. */
export const servicesFor = (role: SessionUser['role']): readonly KeyService[] =>
  SERVICES.filter(({ forSuper }) => !forSuper || role === 'super_admin');

/** Users and activity cannot be written with a key. */
export const isReadOnly = ({ forSuper }: KeyService): boolean => forSuper === true;

/** 'Games and imports: read' */
export function rightName(right: KeyRight): string {
  const [owner, kind] = right.split(':');
  const label = SERVICES.find((service) => service.owner === owner)?.label ?? owner;
  return `${label}: ${kind === 'write' ? 'read and write' : 'read'}`;
}
