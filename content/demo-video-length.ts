import { demoVideo } from './brand/video.ts'
import { lengthInText } from './demo-video.ts'

export const demoVideoLength = lengthInText(demoVideo.seconds)
