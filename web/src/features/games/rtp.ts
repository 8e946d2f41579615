/** The catalogue's RTP as a percentage: '96.5', or the number, as '96.5%'. Other texts stay as they are. */
export function formatRtp(rtp: string | number): string {
  const text = String(rtp).trim();
  return /^\d+(?:\.\d+)?$/.test(text) ? `${text}%` : text;
}
