import type { Affiliate, AffiliateDetail } from '@slots/contracts/affiliate/affiliates';
import type { AffiliateRecord } from './affiliate.model.ts';

/** An affiliate without its stored credential. */
export function toAffiliate(affiliate: Omit<AffiliateRecord, 'password'>): Affiliate {
  return {
    id: affiliate._id,
    name: affiliate.name,
    managerName: affiliate.managerName,
    email: affiliate.email,
    loginLink: affiliate.loginLink,
    username: affiliate.username,
    status: affiliate.status,
    teamsLink: affiliate.teamsLink,
    telegramProfile: affiliate.telegramProfile,
    telephoneNumber: affiliate.telephoneNumber,
    companyEmail: affiliate.companyEmail,
    createdAt: affiliate.createdAt.toISOString(),
    updatedAt: affiliate.updatedAt.toISOString(),
  };
}

/** @param password the credential in plain text */
export function toAffiliateDetail(
  affiliate: AffiliateRecord,
  password: string | null,
): AffiliateDetail {
  return { ...toAffiliate(affiliate), password };
}
