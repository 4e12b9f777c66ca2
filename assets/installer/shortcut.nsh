; For a window that does not come: beside the usual shortcut one that sets the settings aside and draws without the graphics card.
!macro customInstall
  CreateShortCut "$SMPROGRAMS\Signalbox (safe start).lnk" "$appExe" "--safe" "$appExe" 0
!macroend

!macro customUnInstall
  Delete "$SMPROGRAMS\Signalbox (safe start).lnk"
!macroend
