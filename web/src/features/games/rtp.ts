/** The catalogue's RTP text as a percentage: '96.5' as '96.5%'. Other texts stay as they are. */
export function formatRtp(rtp: string): string {
  const text = rtp.trim();
  return /^\d+(?:\.\d+)?$/.test(text) ? `${text}%` : text;
}
