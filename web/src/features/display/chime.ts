/** Plays two soft tones. A browser that requires a user gesture first stays silent. */
export function playChime(): void {
  const audio = new AudioContext();
  for (const [index, frequency] of [660, 880].entries()) {
    const startTime = audio.currentTime + index * 0.18;
    const tone = new OscillatorNode(audio, { frequency: frequency });
    const volume = new GainNode(audio, { gain: 0.15 });
    volume.gain.setTargetAtTime(0, startTime + 0.1, 0.15);
    tone.connect(volume).connect(audio.destination);
    tone.start(startTime);
    tone.stop(startTime + 1);
  }
  setTimeout(() => void audio.close(), 2_000);
}
