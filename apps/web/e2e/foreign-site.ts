import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The contents of another company's page. */
export interface ForeignPage {
  readonly lang?: string;
  /** HTML in the body, below its heading. */
  readonly body: string;
  readonly css?: string;
  /** The page's own script, by its path in `files`. */
  readonly script?: string;
  /** Contents of scripts by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Sources that its policy allows, in addition to the page's own. */
  readonly allow: Readonly<Record<string, string>>;
}

/** A site of another company, with its own origin. */
export interface ForeignSite {
  /** Publishes a page, and returns its address. */
  readonly publish: (page: ForeignPage) => string;
  readonly close: () => void;
}

const toHtml = ({ lang = "en", body, script }: ForeignPage): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Example Plumbing</title>
<link rel="stylesheet" href="/site.css">
${script === undefined ? "" : `<script type="module" src="${script}"></script>`}
</head>
<body><main><h1>Example Plumbing</h1>${body}</main></body>
</html>`;

function toPolicy({ allow }: ForeignPage): string {
  const directives = { "default-src": "'none'", "style-src": "'self'", "base-uri": "'none'", ...allow };
  return Object.entries({ ...directives, "require-trusted-types-for": "'script'" })
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}

/** Starts a site of another company, with a strict content security policy. */
export async function openForeignSite(): Promise<ForeignSite> {
  let page: ForeignPage = { body: "", allow: {} };
  const server = createServer(({ url = "/" }, response) => {
    const script = page.files?.[url];
    if (url === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("content-security-policy", toPolicy(page));
      response.end(toHtml(page));
    } else if (url === "/site.css") {
      response.setHeader("content-type", "text/css");
      response.end(page.css ?? "");
    } else if (script !== undefined) {
      response.setHeader("content-type", "text/javascript");
      response.end(script);
    } else {
      response.statusCode = url === "/favicon.ico" ? 204 : 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    publish: (next) => {
      page = next;
      return `http://127.0.0.1:${port}/`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
