/** What a person reads while changes wait for the network. */
export const waitingWords = (count: number): string =>
  count === 1
    ? '1 change is waiting for the network. We’ll save it when you’re back online.'
    : `${count.toLocaleString('en-US')} changes are waiting for the network. We’ll save them when you’re back online.`;
