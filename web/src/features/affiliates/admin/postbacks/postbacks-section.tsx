import type { AffiliateDetail } from '@slots/contracts/affiliate/affiliates';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card.tsx';
import { LatestConversions } from './latest-conversions.tsx';
import { ParameterNames, type ParameterNamesProps } from './parameter-names.tsx';
import { PostbackKey } from './postback-key.tsx';
import { namesOf } from './postback-names.ts';
import { PostbackTest } from './postback-test.tsx';

interface PostbacksSectionProps {
  readonly affiliate: AffiliateDetail;
  readonly onRename: ParameterNamesProps['onSave'];
}

/** An affiliate's postbacks: their address, parameter names, a test, and the latest conversions. */
export function PostbacksSection({ affiliate, onRename }: PostbacksSectionProps) {
  const names = namesOf(affiliate);
  return (
    <Card>
      <CardHeader>
        <CardTitle className="text-subheading!">Postbacks</CardTitle>
        <p className="max-w-prose text-[0.9375rem] text-ink-muted">
          The partner's system calls our address for each registration, deposit and commission.
          Repeated calls count once.
        </p>
      </CardHeader>
      <CardBody className="flex flex-col gap-6">
        <PostbackKey affiliateId={affiliate.id} names={names} />
        <ParameterNames names={names} onSave={onRename} />
        <PostbackTest affiliateId={affiliate.id} names={names} />
        <LatestConversions affiliateId={affiliate.id} />
      </CardBody>
    </Card>
  );
}
