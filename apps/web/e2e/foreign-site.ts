import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a page of another company holds. */
export interface ForeignPage {
  readonly lang?: string;
  /** Within the body, below its heading. */
  readonly body: string;
  readonly css?: string;
  /** Script of its own, of those among its files. */
  readonly script?: string;
  /** Files of scripts, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** What its policy allows beside what the page itself needs. */
  readonly allow: Readonly<Record<string, string>>;
}

/** A site of another company, on an origin of its own. */
export interface ForeignSite {
  /** Puts a page up, and gives its address. */
  readonly publish: (page: ForeignPage) => string;
  readonly close: () => void;
}

const htmlOf = ({ lang = "en", body, script }: ForeignPage): string => `<!doctype html>
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

function policyOf({ allow }: ForeignPage): string {
  const directives = { "default-src": "'none'", "style-src": "'self'", "base-uri": "'none'", ...allow };
  return Object.entries({ ...directives, "require-trusted-types-for": "'script'" })
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}

/** Opens a site of another company, under a strict content security policy. */
export async function openForeignSite(): Promise<ForeignSite> {
  let page: ForeignPage = { body: "", allow: {} };
  const server = createServer(({ url = "/" }, response) => {
    const script = page.files?.[url];
    if (url === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("content-security-policy", policyOf(page));
      response.end(htmlOf(page));
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
