import { useEffect } from 'react';
import { WaitingUpsLine } from '../../features/upLog/newUps/WaitingUpsLine';
import { InstallHint } from './InstallHint';
import { keepApp } from './keepApp';
import { NewBuild } from './NewBuild';

/** What is done and said beside every screen. */
export function AfterRest() {
  useEffect(() => void keepApp(), []);
  return (
    <>
      <NewBuild />
      <WaitingUpsLine />
      <InstallHint />
    </>
  );
}
