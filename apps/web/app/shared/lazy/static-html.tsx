import type { Language } from "@heater-age/messages";
import { LRUCache } from "lru-cache";
import { type ComponentType, use } from "react";
import { RawIntlProvider } from "react-intl";
import { StaticRouter } from "react-router";
import { renderWhole } from "../../http/render-whole.server.ts";
import { pathIn } from "../../seo/paths.ts";
import { textsAt } from "../texts/texts.ts";

/** Options of static HTML. */
interface StaticHtmlOptions {
  /** Class of the element around it. @default none */
  readonly className?: string;
  /** Maximum number of cached entries. @default more than all pages with the component, in all languages */
  readonly most?: number;
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** Returns a name for a value. An object gets a number, which it keeps. */
function nameOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const number = numbers.get(value) ?? ++last;
  numbers.set(value, number);
  return `#${number}`;
}

/**
 * Returns a component whose HTML is rendered once for each set of props and then reused in every page. For components
 * that only depend on their props. They must not call `useId`: the browser hydrates the HTML as if it had been
 * rendered in place, where React would have generated another id.
 */
export function staticHtml<Props extends { readonly language: Language }>(
  Shown: ComponentType<Props>,
  { className, most = 1000 }: StaticHtmlOptions = {},
): ComponentType<Props> {
  const known = new LRUCache<string, Promise<string>>({ max: most });

  const render = (props: Props): Promise<string> =>
    renderWhole(
      <StaticRouter location={pathIn(props.language, "/")}>
        <RawIntlProvider value={textsAt(pathIn(props.language, "/")).intl}>
          <Shown {...props} />
        </RawIntlProvider>
      </StaticRouter>,
    );

  return function Static(props) {
    const name = Object.entries(props).flat().map(nameOf).join(" ");
    const html = known.get(name) ?? render(props);
    if (!known.has(name)) {
      known.set(name, html);
      html.catch(() => known.delete(name));
    }
    // oxlint-disable-next-line react/no-danger -- the HTML is React's own
    return <div className={className} dangerouslySetInnerHTML={{ __html: use(html) }} />;
  };
}
