export { fetchedPart } from './fetched-part.tsx';
