export * from "./Mark.tsx";
