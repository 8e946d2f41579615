declare module '*?inline-script' {
  /** Content of a script element. */
  const script: string;
  export default script;
}
