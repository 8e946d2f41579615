/** Title of a screen of the staff portal, which no search engine should list. */
export function AdminHead({ title }: { readonly title: string }) {
  return (
    <>
      <title>{`${title} | Casino Admin`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
