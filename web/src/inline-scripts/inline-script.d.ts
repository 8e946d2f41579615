declare module '*?inline-script' {
  /** What may stand between the tags of a script element. */
  const script: string;
  export default script;
}
