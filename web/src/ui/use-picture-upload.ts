import { useState } from 'react';
import { messageOf } from '../api/problem.ts';
import { useUploadArticleImageMutation } from '../api/rich-text.api.ts';
import { dataUrlOf } from './data-url.ts';

/** Uploads a picture that somebody chose; gives the stored picture, or what went wrong in words. */
export function usePictureUpload() {
  const [send] = useUploadArticleImageMutation();
  const [busy, setBusy] = useState(false);

  async function upload(file: File) {
    setBusy(true);
    try {
      const { data, error } = await send({ body: { image: await dataUrlOf(file) } });
      return { data, fault: error && messageOf(error, 'The picture could not be uploaded.') };
    } catch {
      // It was moved or changed since it was chosen.
      return { fault: 'The file cannot be read.' };
    } finally {
      setBusy(false);
    }
  }

  return { upload, busy };
}
