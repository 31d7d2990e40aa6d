export * from "./Icon.tsx";
