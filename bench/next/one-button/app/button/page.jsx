import '@roadside/ui/styles.css';
import { Button } from '@roadside/ui/button';

export default function Page() {
  return <Button>Save schedule</Button>;
}
