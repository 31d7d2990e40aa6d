import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Messages as `formatjs compile --ast` writes them: a text, a number and a plural. */
const messages = {
  press: [
    { type: 0 as const, value: "Pressed " },
    {
      type: 6 as const,
      value: "count",
      pluralType: "cardinal" as const,
      offset: 0,
      options: {
        one: { value: [{ type: 0 as const, value: "once" }] },
        other: { value: [{ type: 7 as const }, { type: 0 as const, value: " times" }] },
      },
    },
  ],
};

export default function Root() {
  return (
    <IntlProvider locale="en" messages={messages}>
      <Outlet />
    </IntlProvider>
  );
}
