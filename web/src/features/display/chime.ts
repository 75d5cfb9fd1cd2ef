/** Two soft tones. A browser that wants to be touched first stays silent. */
export function playChime(): void {
  const audio = new AudioContext();
  for (const [index, pitch] of [660, 880].entries()) {
    const begin = audio.currentTime + index * 0.18;
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0.15 });
    volume.gain.setTargetAtTime(0, begin + 0.1, 0.15);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 1);
  }
  setTimeout(() => void audio.close(), 2_000);
}
