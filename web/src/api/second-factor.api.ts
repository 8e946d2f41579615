import {
  addPasskey,
  beginPasskey,
  beginTotp,
  challengePasskey,
  confirmTotp,
  finishSignIn,
  getSecondFactors,
  listSecondFactors,
  proveSecondFactor,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  setNoticeEmail,
  takeSecondFactors,
} from '@slots/contracts/identity/second-factor';
import { call } from './endpoint.ts';
import { portalApi } from './portal-api.ts';
import { readOnce } from './retries.ts';

/** A change of one's factors ends one's other sessions. */
const ofOwnFactors = (answer: unknown) =>
  answer === undefined ? [] : (['SecondFactor', 'OwnSession'] as const);

/** Second factors: the step of the sign-in, one's own, and those of others. */
const secondFactorApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    finishSignIn: build.mutation(call(finishSignIn)),
    challengePasskey: build.mutation(call(challengePasskey)),
    proveSecondFactor: build.mutation({
      ...call(proveSecondFactor),
      // A recovery code is used up by it.
      invalidatesTags: (answer) => (answer ? ['SecondFactor'] : []),
    }),
    secondFactors: build.query({ ...readOnce(getSecondFactors), providesTags: ['SecondFactor'] }),
    beginTotp: build.mutation(call(beginTotp)),
    confirmTotp: build.mutation({ ...call(confirmTotp), invalidatesTags: ofOwnFactors }),
    removeTotp: build.mutation({ ...call(removeTotp), invalidatesTags: ofOwnFactors }),
    beginPasskey: build.mutation(call(beginPasskey)),
    addPasskey: build.mutation({ ...call(addPasskey), invalidatesTags: ofOwnFactors }),
    renamePasskey: build.mutation({ ...call(renamePasskey), invalidatesTags: ofOwnFactors }),
    removePasskey: build.mutation({ ...call(removePasskey), invalidatesTags: ofOwnFactors }),
    renewRecoveryCodes: build.mutation({
      ...call(renewRecoveryCodes),
      invalidatesTags: ofOwnFactors,
    }),
    setNoticeEmail: build.mutation({ ...call(setNoticeEmail), invalidatesTags: ofOwnFactors }),
    othersSecondFactors: build.query({
      ...readOnce(listSecondFactors),
      providesTags: ['SecondFactor'],
    }),
    takeSecondFactors: build.mutation({
      ...call(takeSecondFactors),
      invalidatesTags: (answer) => (answer ? ['SecondFactor'] : []),
    }),
  }),
});

export const {
  useFinishSignInMutation,
  useChallengePasskeyMutation,
  useProveSecondFactorMutation,
  useSecondFactorsQuery,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useSetNoticeEmailMutation,
  useOthersSecondFactorsQuery,
  useTakeSecondFactorsMutation,
} = secondFactorApi;
