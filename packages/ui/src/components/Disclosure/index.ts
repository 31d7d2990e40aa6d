export * from "./Disclosure.tsx";
