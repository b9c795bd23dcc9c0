// What is fetched by itself may not be what the server's bundle holds from the start.
export { default } from './toasts.tsx';
