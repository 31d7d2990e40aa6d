export * from "./StatePill.tsx";
