export * from "./ShareIcon.tsx";
