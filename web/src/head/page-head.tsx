import { useConfig } from '../config/config-context.ts';
import { pageTitle } from './page-title.ts';

const DEFAULT_IMAGE = '/images/social-share.svg';

interface PageHeadProps {
  /** Without the product's suffix. */
  readonly title: string;
  readonly description: string;
  /** The page's canonical path. */
  readonly path?: string;
  /** Path or absolute address of the share picture. */
  readonly image?: string;
  readonly type?: 'website' | 'article';
  /** For pages that search engines should not list. */
  readonly unlisted?: boolean;
}

/** Title, description, canonical address and share tags of a page. React puts them into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, image, type = 'website', unlisted = false } = props;
  const { productName, publicOrigin } = useConfig();
  const fullTitle = pageTitle(title, productName);
  const imageUrl = new URL(image ?? DEFAULT_IMAGE, publicOrigin).href;
  const url = path === undefined ? undefined : new URL(path, publicOrigin).href;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {unlisted && <meta name="robots" content="noindex" />}
      {url !== undefined && <link rel="canonical" href={url} />}
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={productName} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={imageUrl} />
      {image !== undefined && type === 'website' && (
        // The site's, for services that take no drawn picture of a list.
        <meta property="og:image" content={publicOrigin + DEFAULT_IMAGE} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={imageUrl} />
    </>
  );
}
