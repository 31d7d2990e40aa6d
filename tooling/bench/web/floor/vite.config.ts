import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

// The website's settings that make this page smaller.
export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/u,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
    ],
  },
  ssr: { noExternal: [/^@formatjs\//u, "react-intl", "intl-messageformat"] },
  build: { target: "es2022" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|react-intl|intl-messageformat|@formatjs)[\\/]/u,
                },
              ],
            },
          },
        },
      },
    },
  },
});
